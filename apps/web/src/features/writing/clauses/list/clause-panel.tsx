import { useQuery } from '@tanstack/react-query'
import { FilePenLine } from 'lucide-react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import type { AdminAddress } from '../../../settings/administration/public.tsx'
import { textDocumentQuery } from '../../texts/public.tsx'
import { ClauseMenu } from '../clause-menu.tsx'
import type { ClauseRecord } from '../clause-queries.ts'
import { ClauseState } from '../clause-state.tsx'
import { ClauseText } from '../clause-text.tsx'
import { Guidance } from '../guidance.tsx'
import { VariantList } from '../variant-list.tsx'

interface ClausePanelProps {
  clause: ClauseRecord
  address: AdminAddress
}

/** One clause beside the list, to read: what it says, when to use it, and its variants. */
export function ClausePanel({ clause, address }: ClausePanelProps) {
  const t = useTexts()
  const { data: wire, error } = useQuery(textDocumentQuery(clause.textId))
  const { title, description, useWhen, guidance, variants } = clause
  return (
    <SidePanel
      title={title}
      onClose={address.close}
      actions={
        <>
          <Button
            size="small"
            icon={<FilePenLine aria-hidden />}
            render={<AppLink to={paths.clause(clause._id)} />}
          >
            <span className="max-tablet:sr-only">{t('clauses.open')}</span>
          </Button>
          <ClauseMenu clause={clause} onRemoved={address.close} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ClauseState of={clause} />
        {description && <p className="break-words">{description}</p>}
        {useWhen && <UseWhen words={useWhen} />}
        {error && <p role="alert">{messageOf(error)}</p>}
        {wire ? (
          <ClauseText clause={clause} wire={wire} />
        ) : (
          !error && (
            <LoadingRegion>
              <SkeletonText lines={6} />
            </LoadingRegion>
          )
        )}
        {guidance && <Guidance words={guidance} />}
        <section aria-label={t('clauses.variants.title')} className="flex flex-col gap-2">
          <p className="font-semibold">{t('clauses.variants.title')}</p>
          {variants.length === 0 ? (
            <p className="text-sm text-ink-soft">{t('clauses.variants.none')}</p>
          ) : (
            wire && <VariantList variants={variants} wire={wire} />
          )}
        </section>
        <Facts clause={clause} />
      </div>
    </SidePanel>
  )
}

function UseWhen({ words }: { words: string }) {
  const t = useTexts()
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('clauses.column.useWhen')}</p>
      <p className="break-words whitespace-pre-wrap">{words}</p>
    </div>
  )
}

function Facts({ clause }: { clause: ClauseRecord }) {
  const t = useTexts()
  const formats = useFormats()
  const { category, folders, locale, createdBy, createdAt, updatedBy, updatedAt } = clause
  const writtenBy = (name: string | null, at: string) =>
    name === null
      ? t('clauses.shippedOn', { at: formats.instant(at) })
      : t('clauses.byOn', { name, at: formats.instant(at) })
  return (
    <FactList
      empty={t('clauses.none')}
      facts={[
        [t('clauses.column.category'), category?.name],
        [t('clauses.column.folders'), folders.map(({ name }) => name).join(', ') || null],
        [t('clauses.column.locale'), t(`clauses.locale.${locale}`)],
        [t('clauses.column.createdBy'), writtenBy(createdBy, createdAt)],
        [t('clauses.column.updatedBy'), writtenBy(updatedBy, updatedAt)],
      ]}
    />
  )
}
