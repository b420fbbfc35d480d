import type { FastifyRequest } from 'fastify'
import { fileRefused } from '../../platform/parsers/parser-refusal.ts'

/** The one file of an upload: its name without any path, and its bytes. */
export async function readUploadedFile(
  request: FastifyRequest,
  maxMegabytes: number,
): Promise<{ name: string; bytes: Buffer }> {
  const part = await request.file({ limits: { fileSize: maxMegabytes * 1024 * 1024 } })
  if (!part) throw fileRefused('FILE_EMPTY')
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (part.file.truncated) throw fileRefused('FILE_TOO_LARGE', { maxMegabytes })
    throw error
  })
  const name = (part.filename.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, 200)
  return { name, bytes }
}
