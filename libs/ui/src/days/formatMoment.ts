import { monthNames } from './monthNames.ts';

/** Formats a time in the reader's time zone: 'Nov 21, 2026, 6:45 AM'. */
export function formatMoment(at: number): string {
  const moment = new Date(at);
  const month = monthNames[moment.getMonth()]?.slice(0, 3);
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${month} ${moment.getDate()}, ${moment.getFullYear()}, ${time}`;
}
