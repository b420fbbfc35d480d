import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform.ts'
import { renderPage } from './read-pdf.ts'

/** A stored PDF never changes; a person who loses access keeps a page no longer than this. */
const CACHE = 'private, max-age=600'

/**
 * Answers with a page of a stored PDF as PNG, or that the browser has it.
 * @param page its number, from 1
 * @param width in pixels
 * @throws Refused, as `renderPage`
 */
export async function sendPageImage(
  { files }: Pick<Platform, 'files'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  {
    companyId,
    sha256,
    page,
    width,
  }: { companyId: string; sha256: string; page: number; width: number },
): Promise<FastifyReply> {
  const etag = `"${sha256}-${page}-${width}"`
  const answer = reply.header('etag', etag).header('cache-control', CACHE)
  if (request.headers['if-none-match'] === etag) return answer.code(304).send()
  const png = await renderPage(await files.open(companyId, sha256), page, width)
  return answer.header('content-type', 'image/png').send(Buffer.from(png))
}
