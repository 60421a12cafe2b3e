import { prettyFactory } from 'pino-pretty';

const ignore = 'requestId,service,version,hostname,pid';
const format = prettyFactory({ colorize: process.stdout.isTTY, ignore, singleLine: true });

/** One readable line per log event. Successful image and health requests are left out, or every page would fill the screen. */
export const readableLog = {
  write(line: string): void {
    if (!isRoutine(JSON.parse(line) as Event)) process.stdout.write(format(line));
  },
};

interface Event {
  msg?: string;
  service?: string;
  status?: number;
}

function isRoutine({ msg, service, status = 500 }: Event): boolean {
  return msg === 'request' && status < 400 && (service === 'images' || service === 'health');
}
