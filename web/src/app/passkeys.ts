/** Passkeys: the browser or phone keeps a key, with which the user comes back on any device. */

import { api } from "../net/api";
import type { Account } from "../net/wire";
import { lobby } from "../session/lobby.svelte";

const ADDRESS = /^[\d.]+$|:/; // browsers bind passkeys to names, not to addresses

/** Whether this browser can use them on this page. */
export function canUsePasskeys(): boolean {
  return (
    window.isSecureContext &&
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !ADDRESS.test(location.hostname.replace(/^\[|\]$/g, ""))
  );
}

/** Make a passkey for the user. Null: they changed their mind. */
export async function addPasskey(): Promise<Account | null> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await answerOf(navigator.credentials.create({ publicKey }));
  return made ? api.addPasskey(made) : null;
}

/** Become the user of a passkey on this device. False: they changed their mind. */
export async function logIn(): Promise<boolean> {
  const { options } = await api.loginOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = await answerOf(navigator.credentials.get({ publicKey }));
  if (found) await lobby.logIn(found);
  return found !== null;
}

async function answerOf(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await asked) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    // The user cancelled, or took too long; or this device has a passkey already.
    const names = ["NotAllowedError", "AbortError", "InvalidStateError"];
    if (error instanceof DOMException && names.includes(error.name)) return null;
    throw error;
  }
}
