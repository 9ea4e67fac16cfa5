import { expect, it } from "vitest";
import { blocksOf } from "../../../scripts/markdown";
import { plainText } from "../../ui/richText";
import { fold, searched } from "./rulesSearch";

it("finds text whatever its capitals and accents", () => {
  const blocks = blocksOf(
    "# Uno\n\n- el Número\n- la carta\n\n# Dos\n\nNada.\n\n| a |\n|---|\n| número |\n| otro |",
  );
  const found = searched(blocks, "numero");
  expect(found.map(plainText)).toEqual(["Uno", "el Número", "Dos", "a número"]);
  expect(searched(blocks, " ")).toBe(blocks);
  expect(fold("Ёлка, ÁRVÍZTŰRŐ")).toHaveLength(15);
});
