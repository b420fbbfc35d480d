import { numberingStyles, type NumberingStyle } from '@tacite/document/contract-document.ts'
import { NUMBERING_PROPERTY } from '../../word/own-file-names.ts'
import { childrenNamed, textOf } from '../xml/xml-walk.ts'
import type { WordPackage } from './word-package.ts'

/** What a file that we wrote says of itself; Word keeps such properties when it saves. */
export function readOwnFile(file: WordPackage): { numbering: NumberingStyle } | undefined {
  const property = childrenNamed(file.xml('docProps/custom.xml'), 'custom:property').find(
    ({ attributes }) => attributes['name'] === NUMBERING_PROPERTY,
  )
  const said = property && textOf(property).trim()
  const numbering = numberingStyles.find((style) => style === said)
  return numbering && { numbering }
}
