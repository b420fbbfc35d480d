import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { personAccessQuery, type PersonAccess, type Seen } from './access-queries.ts'
import { useWaySentence } from './use-way-sentence.ts'

/** Invited or blocked people too: one may ask why they see nothing. */
const ANYBODY = { standing: 'any' }

/** « Une personne voit-elle ce contrat ? » : all their access paths, or why not. */
export function AskForOne({ seen }: { seen: Seen }) {
  const t = useTexts()
  const [personId, setPersonId] = useState<string | null>(null)
  const answer = useQuery({
    ...personAccessQuery(seen, personId ?? ''),
    enabled: personId !== null,
  })
  return (
    <section className="flex flex-col gap-3 rounded-md bg-canvas px-3 py-3">
      <ChoiceField
        noun="people"
        scope={ANYBODY}
        label={t(`access-panel.ask.${seen.kind}`)}
        placeholder={t('access-panel.choosePerson')}
        value={personId}
        onChange={setPersonId}
      />
      <div role="status">
        {personId !== null && answer.data && <Answer answer={answer.data} />}
        {personId !== null && answer.error && !answer.data && (
          <p className="text-sm text-red-ink">{messageOf(answer.error)}</p>
        )}
      </div>
    </section>
  )
}

function Answer({ answer: { person, level, ways, whyNot, endedAt } }: { answer: PersonAccess }) {
  const t = useTexts()
  const formats = useFormats()
  const say = useWaySentence()
  if (level === null)
    return (
      <div className="flex gap-2">
        <CircleSlash aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
        <div className="min-w-0">
          <p className="font-medium">{t('access-panel.unseen', { name: person.name })}</p>
          <p className="text-sm text-ink-soft">
            {whyNot === 'ended' && endedAt
              ? t('access-panel.whyNot.ended', { day: formats.lastDay(endedAt) })
              : t(
                  `access-panel.whyNot.${whyNot === null || whyNot === 'ended' ? 'noWay' : whyNot}`,
                )}
          </p>
        </div>
      </div>
    )
  return (
    <div className="flex gap-2">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
      <div className="min-w-0">
        <p className="font-medium">
          {t('access-panel.sees', { name: person.name, level: t(`access-panel.gives.${level}`) })}
        </p>
        <ul className="flex list-disc flex-col gap-0.5 pl-4 text-sm text-ink-soft">
          {ways.map((way) => (
            <li key={say(way)} className="break-words">
              {say(way)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
