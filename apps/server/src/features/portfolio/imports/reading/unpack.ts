import { Refused } from '@tacite/domain/refusal.ts'
import type { PackedEntry } from '../../../../platform/parsers/zip/stream-entry.ts'
import { unpackInProcess } from '../../../../platform/parsers/zip/zip-process.ts'
import type { FileContent, FileStore, StagedFile } from '../../../../platform/storage/file-store.ts'
import { unpackRefusal } from './entry-refusals.ts'

/**
 * Unpacks one entry into the staging area.
 * @throws Refused with the reason why it is left
 */
export async function unpack(
  files: Pick<FileStore, 'stage'>,
  zip: FileContent,
  entry: PackedEntry,
): Promise<StagedFile> {
  try {
    return await unpackInProcess(zip, entry, files.stage)
  } catch (error) {
    const refusal = unpackRefusal(error)
    throw refusal ? new Refused('RULE', refusal) : error
  }
}
