/** Whether this browser supports passkeys with the JSON options the server sends. */
export function arePasskeysSupported(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype
  );
}

/** Whether the browser can offer a passkey in the e-mail field. */
export async function isAutofillSupported(): Promise<boolean> {
  return arePasskeysSupported() && (await PublicKeyCredential.isConditionalMediationAvailable());
}

/** The device's answer, as text for a form. Rejects when the user cancels. */
export async function askPasskey(
  options: object,
  { signal, isAutofill }: { signal: AbortSignal; isAutofill: boolean },
): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = await navigator.credentials.get({
    publicKey,
    signal,
    ...(isAutofill && { mediation: 'conditional' as const }),
  });
  return toText(credential);
}

export async function createPasskey(options: object, { signal }: { signal: AbortSignal }): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return toText(await navigator.credentials.create({ publicKey, signal }));
}

function toText(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey answered');
  return JSON.stringify(credential.toJSON());
}
