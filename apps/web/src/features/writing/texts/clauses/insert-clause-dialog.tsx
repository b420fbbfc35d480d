import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { chosenQuery } from '../../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useNumbers } from '../document-view/document-view.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { ClausePreview } from './clause-preview.tsx'
import { clausePlaces, proposedPlace } from './clause-places.ts'
import type { ClauseChoice } from './offered-clause.ts'
import { UnreadClause } from './unread-clause.tsx'
import { useInsertedSection } from './use-inserted-section.ts'
import { useWording, WordingChoice } from './wording-choice.tsx'

interface InsertClauseDialogProps {
  /** The standard clause. */
  clauseId: string
  onClose: () => void
}

/** A clause of the library that the text lacks: its words, and where they become a section. */
export default function InsertClauseDialog({ clauseId, onClose }: InsertClauseDialogProps) {
  const { documentQuery } = useOpenText()
  const { data: wire } = useQuery(documentQuery)
  const found = useQuery(chosenQuery('clauses', [clauseId]))
  const clause = found.data?.[0]
  if (!wire) return null
  if (!clause) return <UnreadClause found={found} onClose={onClose} />
  return <Insertion clause={clause} wire={wire} onClose={onClose} />
}

interface InsertionProps {
  clause: ClauseChoice
  wire: WireDocument
  onClose: () => void
}

function Insertion({ clause, wire, onClose }: InsertionProps) {
  const t = useTexts()
  const insert = useInsertedSection()
  const { wording, choice } = useWording(clause, null)
  const { places, proposed, place, hint, choose } = usePlace(wire, wording.heading)
  const confirm = () => {
    if (!place) return
    onClose()
    void insert(wording, place)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={t('clause-links.insert.title', { name: clause.name })}
      description={t('clause-links.insert.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={place ? null : t('clause-links.insert.noPlace')}
            onClick={confirm}
          >
            {t('clause-links.insert.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <WordingChoice clause={clause} choice={choice} />
        <Combobox
          label={t('clause-links.insert.place')}
          hint={hint}
          options={places}
          value={proposed}
          onChange={choose}
          isRequired
        />
        <ClausePreview clause={wording} />
      </div>
    </Dialog>
  )
}

/** The chosen place: the proposed one until the person chooses another. */
function usePlace(wire: WireDocument, heading: string) {
  const t = useTexts()
  const numbers = useNumbers(wire)
  const [chosen, setChosen] = useState<string | null | undefined>()
  const places = useMemo(() => clausePlaces(wire, numbers, t), [wire, numbers, t])
  const proposal = useMemo(() => proposedPlace(wire, places, heading), [wire, places, heading])
  const value = chosen === undefined ? (proposal?.value ?? null) : chosen
  const isProposed = proposal !== null && value === proposal.value
  return {
    places,
    proposed: value,
    place: places.find((each) => each.value === value)?.place ?? null,
    hint: isProposed ? t(`clause-links.insert.because.${proposal.because}`) : undefined,
    choose: setChosen,
  }
}
