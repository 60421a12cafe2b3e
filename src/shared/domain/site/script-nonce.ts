/** Header in which a rendered page passes its script nonce to the web process, which removes it before sending. */
export const SCRIPT_NONCE_HEADER = 'x-script-nonce';
