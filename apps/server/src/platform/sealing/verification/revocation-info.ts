import { derTag, readDerChildren, readDerSequence, type DerElement } from './der.ts'
import { catalogOf, dictionaryOf, listOf, streamOf, type PdfFile } from './pdf-file.ts'
import { decodeStream } from './pdf-stream.ts'
import type { RevocationInfo } from './revocation.ts'

/** The revocation lists and answers of the document security store (ETSI EN 319 142-1, 5.4.2). */
export function storedRevocation(file: PdfFile): RevocationInfo {
  const store = dictionaryOf(file, catalogOf(file).get('DSS'))
  const streams = (name: string) =>
    listOf(file, store?.get(name)).flatMap((each) => {
      const stream = streamOf(file, each)
      return stream ? [decodeStream(stream)] : []
    })
  return { lists: streams('CRLs'), answers: streams('OCSPs') }
}

/** Those in the signature itself: adbe-revocationInfoArchival, a signed attribute. */
export function archivedRevocation(attributes: ReadonlyMap<string, DerElement>): RevocationInfo {
  const archive = attributes.get(REVOCATION_ARCHIVE)
  const parts = archive ? readDerSequence(archive) : []
  const within = (tag: number) =>
    parts
      .filter((part) => part.tag === tag)
      .flatMap(readDerChildren)
      .flatMap(readDerChildren)
      .map(({ bytes }) => bytes)
  return { lists: within(derTag.context0), answers: within(derTag.context1) }
}

const REVOCATION_ARCHIVE = '1.2.840.113583.1.1.8'
