import { prettyFactory } from 'pino-pretty';

const format = prettyFactory({ colorize: process.stdout.isTTY, ignore: 'requestId,service', singleLine: true });

/** One readable line for each log event, without the answered requests that fill a screen with every page. */
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
