import type { ReadDocument } from '@tacite/domain/extraction/extraction.ts'
import { readTerms, type ProvenTerm } from '@tacite/domain/imports/read-terms.ts'
import type { ParserOutput } from '../serve-operations.ts'

/** The terms of texts that are read already: a document as JSON. */
export function readTermsOfText(input: Uint8Array): ParserOutput<ProvenTerm[]> {
  return { value: readTerms(JSON.parse(Buffer.from(input).toString('utf8')) as ReadDocument) }
}
