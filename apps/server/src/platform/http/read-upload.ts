import type { MultipartFile } from '@fastify/multipart'
import { withoutDirectionMarks } from '@tacite/document/attribute-rules.ts'
import type { FastifyRequest } from 'fastify'
import { fileRefused } from '../parsers/parser-refusal.ts'
import type { FileStore, StagedFile } from '../storage/file-store.ts'

/** The single file of an upload as a stream, whatever its size: the caller stores or discards it. */
export async function stageUpload(
  files: Pick<FileStore, 'stage'>,
  request: FastifyRequest,
  maxMegabytes: number,
): Promise<{ name: string; file: StagedFile }> {
  const part = await requirePart(request, maxMegabytes)
  const file = await files.stage(part.file).catch(tooLarge(part, maxMegabytes))
  if (part.file.truncated) {
    await file.discard()
    throw fileRefused('FILE_TOO_LARGE', { maxMegabytes })
  }
  return { name: nameOf(part), file }
}

/** The single file of an upload, in memory: for pictures, which are small. */
export async function readUploadedFile(
  request: FastifyRequest,
  maxMegabytes: number,
): Promise<{ name: string; bytes: Buffer }> {
  const part = await requirePart(request, maxMegabytes)
  const bytes = await part.toBuffer().catch(tooLarge(part, maxMegabytes))
  return { name: nameOf(part), bytes }
}

async function requirePart(request: FastifyRequest, maxMegabytes: number): Promise<MultipartFile> {
  const part = await request.file({ limits: { fileSize: maxMegabytes * 1024 * 1024 } })
  if (!part) throw fileRefused('FILE_EMPTY')
  return part
}

function tooLarge(part: MultipartFile, maxMegabytes: number) {
  return (error: unknown): never => {
    if (part.file.truncated) throw fileRefused('FILE_TOO_LARGE', { maxMegabytes })
    throw error
  }
}

/** Without any path, and without what hides its true extension. */
function nameOf({ filename }: MultipartFile): string {
  const name = filename.split(/[/\\]/).at(-1) ?? ''
  return withoutDirectionMarks(name.replace(/\p{Cc}/gu, ''))
    .slice(0, 200)
    .toWellFormed()
}
