import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import { fittingPlace } from '@tacite/document/playbook/fitting-place.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Option } from '../../../../ui/option.ts'
import type { WireDocument } from '../text-queries.ts'
import { toDocument } from '../text/wire-document.ts'
import type { ClausePlace } from './use-clause-insertion.ts'

/** A place at which a clause can become a section. */
interface PlaceOption extends Option {
  place: ClausePlace
}

/** Every place of a text outside its signatures, in reading order; none within a locked block can be chosen. */
export function clausePlaces(
  { blocks }: WireDocument,
  numbers: DocumentNumbers,
  t: Translator,
): PlaceOption[] {
  return blocks
    .filter(({ kind }) => kind !== 'signature')
    .flatMap(({ _id: blockId, name, sections, lock }) => {
      const locked = lock ? { isDisabled: true, hint: t('clause-links.insert.lockedBlock') } : {}
      const behind = sections.map(({ _id, title }) => {
        const label = numbers.sections.get(_id)?.label
        return {
          ...locked,
          value: behindKey(_id),
          label: t('clause-links.insert.after', { title: label ? `${label} ${title}` : title }),
          place: { after: _id },
        }
      })
      return [
        ...behind,
        {
          ...locked,
          value: endKey(blockId),
          label: t('clause-links.insert.atEndOf', { block: name }),
          place: { blockId, beforeSectionId: null },
        },
      ]
    })
}

/** The one proposed for a clause, and why; null: none can be. */
export function proposedPlace(
  wire: WireDocument,
  places: readonly PlaceOption[],
  heading: string,
): { value: string; because: 'title' | 'end' } | null {
  const fitting = fittingPlace(toDocument(wire), heading)
  if (!fitting) return null
  const isBehind = fitting.kind === 'after'
  const value = isBehind ? behindKey(fitting.sectionId) : endKey(fitting.blockId)
  const isOpen = places.some((place) => place.value === value && !place.isDisabled)
  return isOpen ? { value, because: isBehind ? 'title' : 'end' } : null
}

const behindKey = (sectionId: string) => `after ${sectionId}`
const endKey = (blockId: string) => `end ${blockId}`
