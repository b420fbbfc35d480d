import type { FastifyReply } from 'fastify'

/** Sends a file to be saved, or shown in place. The name is quoted for every browser (RFC 6266). */
export function sendFile(
  reply: FastifyReply,
  {
    bytes,
    name,
    mediaType,
    isInline = false,
  }: { bytes: Buffer; name: string; mediaType: string; isInline?: boolean },
): FastifyReply {
  const ascii = name.replace(/[^\w .()-]/g, '_')
  const disposition = `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', disposition)
    .send(bytes)
}
