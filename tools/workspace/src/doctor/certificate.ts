import { once } from 'node:events';
import { connect } from 'node:tls';
import { UnreachableError } from './ask.ts';
import { note, ok, type Finding } from './finding.ts';
import type { Project } from './project.ts';

const warnDays = 14;

/**
 * Checks when the certificate expires. An earlier request has already shown that the certificate is
 * valid.
 */
export async function checkCertificate({ origin, timeoutMs }: Project): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return [note('TLS', 'Not needed: the project is on this machine.')];
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: host });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    const { valid_to: end } = socket.getPeerCertificate();
    const days = Math.floor((Date.parse(end) - Date.now()) / 86_400_000);
    const version = socket.getProtocol() ?? 'TLS';
    const message = `${version}. The certificate expires in ${days} days.`;
    return [
      days < warnDays
        ? note('TLS', `${message} Make sure that it is renewed.`)
        : ok('TLS', message),
    ];
  } catch {
    throw new UnreachableError('the second TLS connection failed');
  } finally {
    socket.destroy();
  }
}
