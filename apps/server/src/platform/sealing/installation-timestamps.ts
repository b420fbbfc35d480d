import { basicAuthorization, requireStatus } from '../egress/require-status.ts'
import type { OutgoingHttp } from '../egress/outgoing-http.ts'
import type { Clock } from '../clock.ts'
import { SettingsError } from '../settings-error.ts'
import type { TimestampSettings } from '../timestamp-settings.ts'
import { readCertificateFile } from './certificate-file.ts'
import { createTimestampAuthority, type TimestampAuthority } from './timestamp-authority.ts'

/** The timestamp authority of this installation. */
export interface InstallationTimestamps {
  /** For people: where it is asked. */
  host: string
  authority: TimestampAuthority
}

/** A timestamp with its certificates; their size is checked again where it is put. */
const MAX_ANSWER_BYTES = 64 * 1024

/** @throws SettingsError when the file of its certificates cannot be used. */
export async function openTimestamps(
  settings: TimestampSettings | null,
  { outgoing, clock }: { outgoing: OutgoingHttp; clock: Clock },
): Promise<InstallationTimestamps | null> {
  if (!settings) return null
  const roots = await readCertificateFile(settings.certificateFile).catch((error: Error) => {
    throw new SettingsError(`TIMESTAMP_CERTIFICATE: ${error.message}`)
  })
  const { url, user } = settings
  const authority = createTimestampAuthority({
    roots,
    now: () => clock.now(),
    post: async (body) => {
      const answer = await outgoing.send({
        method: 'POST',
        url,
        body,
        headers: {
          'content-type': 'application/timestamp-query',
          accept: 'application/timestamp-reply',
          ...(user && { authorization: basicAuthorization(user.name, user.password) }),
        },
        maxBytes: MAX_ANSWER_BYTES,
        // The operator's own choice, and the answer is signed.
        maySendInClear: true,
      })
      return requireStatus(answer, 200).body
    },
  })
  return { host: new URL(url).host, authority }
}
