import { EVIDENCE_FIELDS } from '@tacite/domain/evidence/contract-evidence.ts'
import { isImportField } from '@tacite/domain/imports/import-fields.ts'
import { OTHER_FIELDS } from '@tacite/domain/imports/text-statements.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Table } from '../../../../ui/table.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { rulesQuery, switchRule, type RuleFigures } from './review-queries.ts'

/** How often people found the rules of reading wrong, and the switch of each. */
export function RulesScreen() {
  const t = useTexts()
  const { data, error, refetch } = useQuery(rulesQuery)
  useDocumentTitle(t('import-review.rules.title'))
  const count = (name: 'accepted' | 'corrected' | 'rejected') => ({
    id: name,
    header: t(`import-review.rules.${name}`),
    from: 'tablet' as const,
    width: 'w-28',
    align: 'end' as const,
    cell: (rule: RuleFigures) => <span className="tabular-nums">{rule[name]}</span>,
  })
  return (
    <>
      <PageHeader
        back={
          <TextLink isQuiet render={<AppLink to={paths.imports()} />}>
            {t('imports.page.back')}
          </TextLink>
        }
        title={t('import-review.rules.title')}
        description={t('import-review.rules.lead')}
      />
      {error && !data ? (
        <EmptyState
          title={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        />
      ) : (
        <Table<RuleFigures>
          caption={t('import-review.rules.caption')}
          columns={[
            {
              id: 'rule',
              header: t('import-review.rules.rule'),
              isRowHeader: true,
              cell: (rule) => <Rule rule={rule} />,
            },
            count('accepted'),
            count('corrected'),
            count('rejected'),
            {
              id: 'reasons',
              header: t('import-review.rules.reasons'),
              from: 'wide',
              cell: (rule) => <Reasons rule={rule} />,
            },
            {
              id: 'state',
              header: t('import-review.rules.state'),
              width: 'w-64',
              cell: (rule) => <Switch rule={rule} />,
            },
          ]}
          rows={data?.value}
          keyOf={({ rule }) => rule}
          nameOf={({ rule }) => rule}
          card={(rule) => (
            <div className="flex flex-col items-start gap-1">
              <Rule rule={rule} />
              <p className="text-sm tabular-nums">
                {(['accepted', 'corrected', 'rejected'] as const)
                  .map((name) =>
                    t('import-review.rules.count', {
                      reason: t(`import-review.rules.${name}`),
                      count: rule[name],
                    }),
                  )
                  .join(' · ')}
              </p>
              <Reasons rule={rule} />
              <Switch rule={rule} />
            </div>
          )}
          empty={
            <EmptyState title={t('import-review.rules.empty')}>
              {t('import-review.rules.emptyLead')}
            </EmptyState>
          }
        />
      )}
    </>
  )
}

/** What it reads, in words; its own name is for those who mend it. */
function Rule({ rule: { rule, fields } }: { rule: RuleFigures }) {
  const t = useTexts()
  const labels = fields.flatMap((name) => {
    const field = EVIDENCE_FIELDS.find((each) => each === name)
    if (!field) return []
    if (isImportField(field)) return t(`import-plan.field.${field}`)
    const other = OTHER_FIELDS.find((each) => each === field)
    return other ? t(`import-plan.other.${other}`) : []
  })
  return (
    <span className="flex flex-col">
      <span>{labels.join(', ')}</span>
      <span className="font-mono text-sm break-all text-ink-soft">{rule}</span>
    </span>
  )
}

function Reasons({ rule: { reasons } }: { rule: RuleFigures }) {
  const t = useTexts()
  return (
    <span className="text-sm text-ink-soft tabular-nums">
      {reasons
        .map(({ reason, count }) =>
          t('import-review.rules.count', { reason: t(`import-review.reason.${reason}`), count }),
        )
        .join(' · ')}
    </span>
  )
}

function Switch({ rule: { rule, offBy } }: { rule: RuleFigures }) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const toggle = useMutation({
    mutationFn: (isOff: boolean) => switchRule(rule, isOff),
    meta: { changes: ['imports'] },
    onSuccess: (_, isOff) => {
      setAsking(false)
      const text = isOff ? 'import-review.rules.done' : 'import-review.rules.undone'
      toasts.success(currentTexts()(text), { undo: () => toggle.mutate(!isOff) })
    },
  })
  const isOff = offBy !== null
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={isOff ? 'amber' : 'neutral'}>
        {isOff ? t('import-review.rules.isOff', { name: offBy }) : t('import-review.rules.isOn')}
      </Badge>
      <Button
        size="small"
        isBusy={toggle.isPending}
        aria-label={t(isOff ? 'import-review.rules.onWhat' : 'import-review.rules.offWhat', {
          rule,
        })}
        onClick={() => (isOff ? toggle.mutate(false) : setAsking(true))}
      >
        {t(isOff ? 'import-review.rules.on' : 'import-review.rules.off')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('import-review.rules.ask', { rule })}
        consequence={t('import-review.rules.consequence')}
        confirmLabel={t('import-review.rules.off')}
        isHarmless
        isBusy={toggle.isPending}
        onConfirm={() => toggle.mutate(true)}
      />
    </span>
  )
}
