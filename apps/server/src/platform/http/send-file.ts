import type { FastifyReply } from 'fastify'
import type { FileContent } from '../storage/file-store.ts'

/** Bytes generated just now, or a stored file, which is streamed. */
export type Sendable = Buffer | FileContent

/** Sends a file as a download or inline. The name is quoted for every browser (RFC 6266). */
export function sendFile(
  reply: FastifyReply,
  {
    content,
    name,
    mediaType,
    isInline = false,
  }: { content: Sendable; name: string; mediaType: string; isInline?: boolean },
): FastifyReply {
  const ascii = name.replace(/[^\w .()-]/g, '_')
  const disposition = `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
  return send(reply.header('content-disposition', disposition), mediaType, content)
}

/** Sends an image; its address is derived from its bytes, so the browser may cache it. */
export function sendImage(reply: FastifyReply, mediaType: string, content: Sendable): FastifyReply {
  return send(
    reply.header('cache-control', 'private, max-age=86400, immutable'),
    mediaType,
    content,
  )
}

/** With its length, so that an aborted transfer is detected as such. */
export function send(reply: FastifyReply, mediaType: string, content: Sendable): FastifyReply {
  void reply.header('content-type', mediaType)
  return Buffer.isBuffer(content)
    ? reply.send(content)
    : reply.header('content-length', content.size).send(content.stream())
}
