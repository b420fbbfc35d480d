import type { FastifyReply } from 'fastify'
import type { FileContent } from '../storage/file-store.ts'

/** Bytes that were made just now, or a file of the store, which is sent as it is read. */
export type Sendable = Buffer | FileContent

/** Sends a file to be saved, or shown in place. The name is quoted for every browser (RFC 6266). */
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

/** Sends an image; its address names its bytes, so the reader's own browser may keep it. */
export function sendImage(reply: FastifyReply, mediaType: string, content: Sendable): FastifyReply {
  return send(
    reply.header('cache-control', 'private, max-age=86400, immutable'),
    mediaType,
    content,
  )
}

/** With its length, so that a transfer that breaks off is seen as such. */
export function send(reply: FastifyReply, mediaType: string, content: Sendable): FastifyReply {
  void reply.header('content-type', mediaType)
  return Buffer.isBuffer(content)
    ? reply.send(content)
    : reply.header('content-length', content.size).send(content.stream())
}
