/** How a rendered page hands the nonce of its scripts to the process that sends it; it leaves the process with neither. */
export const SCRIPT_NONCE_HEADER = 'x-script-nonce';
