import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { TitledSection } from '../../../ui/titled-section.tsx'
import { QuestionnaireCard } from './questionnaire-card.tsx'
import { questionnairesQuery, variablesAsked } from './questionnaires-queries.ts'

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))

/** How many questions wait for the counterparty, to whom they went, and what came back. */
export function QuestionnairesSection({
  contractId,
  title,
}: {
  contractId: string
  title: string
}) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery(questionnairesQuery(contractId))
  if (!data || (data.askable.length === 0 && data.questionnaires.length === 0)) return null
  const ofTemplate = data.askable.filter(({ isOfTemplate }) => isOfTemplate)
  const asked = variablesAsked(data)
  const waiting = new Set(ofTemplate.map(({ variable }) => variable))
  const unasked = [...waiting].filter((variable) => !asked.has(variable)).length
  return (
    <TitledSection
      title={t('sharing.questions.title')}
      lead={
        waiting.size === 0
          ? t('sharing.questions.lead')
          : [
              t('sharing.questions.waiting', { count: waiting.size }),
              unasked > 0 && t('sharing.questions.unasked', { count: unasked }),
            ]
              .filter(Boolean)
              .join(' ')
      }
    >
      <div>
        <Button
          icon={<MessageCircleQuestionMark aria-hidden />}
          disabledReason={
            data.asking?.message ??
            (data.askable.length === 0 ? t('sharing.questions.nothingToAsk') : null)
          }
          onClick={() => setAsking(true)}
        >
          {t('sharing.questions.ask')}
        </Button>
      </div>
      {data.questionnaires.length > 0 && (
        <ul className="flex flex-col gap-3" aria-label={t('sharing.questions.title')}>
          {data.questionnaires.map((questionnaire) => (
            <li key={questionnaire._id}>
              <QuestionnaireCard
                contractId={contractId}
                questionnaire={questionnaire}
                taking={data.taking?.message ?? null}
                asking={data.asking?.message ?? null}
                notation={{ locale: data.locale, currency: data.currency }}
              />
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <Suspense>
          <AskDialog
            contractId={contractId}
            title={title}
            about={data}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </TitledSection>
  )
}
