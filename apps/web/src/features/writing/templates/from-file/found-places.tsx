import type { ProposedFields } from '@tacite/api/writing/placeholder-shapes.ts'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import type { Form } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import {
  acceptReady,
  decisionOn,
  isReady,
  leaveAll,
  type FileValues,
  type ProposedPlace,
} from './decisions.ts'
import { FoundPlace } from './found-place.tsx'
import { PlacesApart } from './places-apart.tsx'

/** With more, one searches. */
const MOST_WITHOUT_SEARCH = 30

interface FoundPlacesProps {
  proposed: ProposedFields
  form: Form<FileValues>
}

/** What a file leaves to fill in: each becomes a field once it is accepted, and stays text otherwise. */
export function FoundPlaces({ proposed, form }: FoundPlacesProps) {
  const t = useTexts()
  const mayCreate = holds(useMe(), 'modules:tagged:field')
  const [words, setWords] = useState('')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const { placeholders } = proposed
  const shown = placeholders.filter((place) => says(place, words))
  const nameless = placeholders.filter(
    (place) => !isReady(decisionOn(place, form.values.decisions), mayCreate),
  ).length
  const isAnyReady = nameless < placeholders.length
  return (
    <section aria-labelledby="found-places" className="flex flex-col gap-2">
      <h3 id="found-places" className="font-semibold">
        {t('templates.fill.title', { count: placeholders.length })}
      </h3>
      <p className="text-sm text-ink-soft">
        {placeholders.length > 0 ? t('templates.fill.lead') : t('templates.fill.none')}
      </p>
      {placeholders.length > 0 && (
        <>
          {!mayCreate && (
            <p className="rounded-md bg-sunken px-3 py-2 text-sm text-ink-soft">
              {t('templates.fill.onlyExisting')}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="small"
              disabledReason={isAnyReady ? null : t('templates.fill.noneReady')}
              onClick={() =>
                form.set({
                  decisions: acceptReady(placeholders, form.values.decisions, mayCreate),
                })
              }
            >
              {t('templates.fill.acceptAll')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => form.set({ decisions: leaveAll(placeholders, form.values.decisions) })}
            >
              {t('templates.fill.leaveAll')}
            </Button>
            {placeholders.length > MOST_WITHOUT_SEARCH && (
              <SearchBox
                label={t('templates.fill.search')}
                value={words}
                onSearch={setWords}
                className="min-w-40 flex-1"
              />
            )}
          </div>
          {mayCreate && nameless > 0 && (
            <p className="text-sm text-ink-soft">
              {t('templates.fill.nameless', { count: nameless })}
            </p>
          )}
          {shown.length === 0 && <p className="text-ink-soft">{t('templates.fill.noMatch')}</p>}
          <ul className="flex flex-col">
            {shown.map((place) => (
              <FoundPlace
                key={place.key}
                place={place}
                library={proposed.library}
                form={form}
                mayCreate={mayCreate}
                isOpen={openKey === place.key}
                onOpen={(isOpen) => setOpenKey(isOpen ? place.key : null)}
              />
            ))}
          </ul>
        </>
      )}
      <PlacesApart proposed={proposed} />
    </section>
  )
}

function says({ written, before, after, label }: ProposedPlace, words: string): boolean {
  const text = `${before}${written}${after} ${label}`.toLocaleLowerCase()
  return text.includes(words.trim().toLocaleLowerCase())
}
