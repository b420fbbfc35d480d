import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { countReferencesTo } from '@tacite/document/references/references-in.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../../platform/locale.ts'
import { useOpenText } from './open-text.tsx'
import { toDocument } from './wire-document.ts'

/**
 * The label of an act that removes parts of the text, with how many references elsewhere lead to them: said before it
 * happens.
 */
export function useRemovalLabel(
  label: string,
  partsIn: (document: ContractDocument) => readonly string[],
): string {
  const t = useTexts()
  const wire = useQuery(useOpenText().documentQuery).data
  if (!wire) return label
  const document = toDocument(wire)
  const count = countReferencesTo(document, new Set(partsIn(document)))
  return count === 0 ? label : `${label} · ${t('editor.reference.lost', { count })}`
}
