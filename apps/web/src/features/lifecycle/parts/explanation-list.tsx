import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Suspense, useContext } from 'react'
import { ExplainedEvidence } from '../../portfolio/evidence/public.ts'
import { ExplainedContract } from './explained-contract.ts'
import type { ContractDeadlines } from '@tacite/api/lifecycle/deadlines-endpoints.ts'

type Explanation = Omit<ContractDeadlines['trace'][number], 'subject'>

/** Why a day is that day: each step as a sentence, with its rule and the source of its inputs. */
export function ExplanationList({ lines }: { lines: readonly Explanation[] }) {
  const t = useTexts()
  const contractId = useContext(ExplainedContract)
  return (
    <ol className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={`${line.rule} ${line.text}`} className="border-l-2 border-line-strong pl-3">
          <p>{line.text}</p>
          <ul aria-label={t('lifeline.sources')} className="mt-0.5 text-sm text-ink-faint">
            <li>{t('lifeline.rule', { rule: line.rule })}</li>
            {[...new Set(line.sources)].map((source) => (
              <li key={source}>{source}</li>
            ))}
            {line.documents.map(({ _id, name }) => (
              <li key={_id}>
                <TextLink render={<AppLink to={paths.contractEdit(_id)} />}>
                  {t('lifeline.openAmendment', { reference: name })}
                </TextLink>
              </li>
            ))}
          </ul>
          {contractId !== null && line.fields.length > 0 && (
            <Suspense>
              <ExplainedEvidence contractId={contractId} fields={line.fields} />
            </Suspense>
          )}
        </li>
      ))}
    </ol>
  )
}
