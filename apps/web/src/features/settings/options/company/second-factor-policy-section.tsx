import type { SecondFactorPolicy } from '@tacite/api/people/second-factor-endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { OptionSection } from '../option-section.tsx'
import { saveSecondFactorPolicy, secondFactorPolicyQuery } from './second-factor-policy-queries.ts'

/** Whether everybody needs a second factor to sign in. */
export function SecondFactorPolicySection() {
  const t = useTexts()
  const { data, error } = useQuery(secondFactorPolicyQuery)
  return (
    <OptionSection
      title={t('options-company.secondFactor.title')}
      lead={t('options-company.secondFactor.lead')}
    >
      {data && <Policy policy={data} />}
      {!data && error && <p>{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <Skeleton className="h-20 w-full" />
        </LoadingRegion>
      )}
    </OptionSection>
  )
}

function Policy({ policy }: { policy: SecondFactorPolicy }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const { isRequired, people, without } = policy
  const act = isRequired ? ('release' as const) : ('require' as const)
  const change = useMutation({
    mutationFn: () => saveSecondFactorPolicy(!isRequired),
    onSuccess: (saved) => {
      queryClient.setQueryData(secondFactorPolicyQuery.queryKey, saved)
      toasts.success(currentTexts()(`options-company.secondFactor.${act}.done`))
    },
    onSettled: () => setIsAsked(false),
  })
  return (
    <>
      <p className="rounded-md bg-canvas px-4 py-3">
        {t(`options-company.secondFactor.${isRequired ? 'required' : 'optional'}`)}{' '}
        {without === 0
          ? t('options-company.secondFactor.all', { count: people })
          : t('options-company.secondFactor.without', { count: without, people })}
      </p>
      <Button
        className="self-start"
        disabledReason={policy.changing?.message ?? null}
        onClick={() => setIsAsked(true)}
      >
        {t(`options-company.secondFactor.${act}.label`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t(`options-company.secondFactor.${act}.title`)}
        consequence={t(`options-company.secondFactor.${act}.consequence`)}
        confirmLabel={t(`options-company.secondFactor.${act}.label`)}
        isHarmless={!isRequired}
        isBusy={change.isPending}
        onConfirm={() => change.mutate()}
      >
        {!isRequired && (
          <ul className="list-disc space-y-1.5 pl-5">
            <li>{t('options-company.secondFactor.require.whom', { count: without })}</li>
            <li>{t('options-company.secondFactor.require.sessions')}</li>
            <li>{t('options-company.secondFactor.require.thirdParties')}</li>
            <li>{t('options-company.secondFactor.require.lost')}</li>
          </ul>
        )}
      </ConfirmDialog>
    </>
  )
}
