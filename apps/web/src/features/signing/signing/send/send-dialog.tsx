import type { paperEndpoints } from '@tacite/api/signing/paper-endpoints.ts'
import type { signingEndpoints } from '@tacite/api/signing/signing-endpoints.ts'
import { SIGNATURE_MEANS } from '@tacite/domain/signing/signature-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { contractQuery } from '../../../../platform/contract.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { shownName, useMe } from '../../../../platform/me.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { SendingAnnexes } from '../../../writing/attachments/public.tsx'
import { ReadinessList, useReadiness } from '../../../agreement/readiness/public.tsx'
import { paperQuery } from '../paper/paper-queries.ts'
import { firstRows, statedOf } from '../paper/stated-draft.ts'
import { namePlace, StatedSignatories } from '../paper/stated-signatories.tsx'
import type { ContractSignature } from '../panel/signature-queries.ts'
import { useShowSignature } from '../panel/use-signature-act.ts'
import { AddSignatory } from './add-signatory.tsx'
import { newSignatory, requestOf } from './send-draft.ts'
import type { SendForm } from './send-form.ts'
import { PassedOverSteps } from './passed-over-steps.tsx'
import { SignatoryList } from './signatory-list.tsx'
import { WhatHappens } from './what-happens.tsx'

interface SendDialogProps {
  contractId: string
  /** The steps that sending passes over. */
  passingOver: ContractSignature['passingOver']
  /** What was chosen and typed before; empty on first opening. */
  draft: Partial<SendForm>
  onDraft: (draft: Partial<SendForm>) => void
  onClose: () => void
}

/** Chooses how a contract is signed and by whom, explains the consequences, and sends or freezes it. */
export function SendDialog(props: SendDialogProps) {
  const { contractId, passingOver, draft, onDraft, onClose } = props
  const t = useTexts()
  const { data: contract } = useQuery(contractQuery(contractId))
  const { data: paper } = useQuery(paperQuery(contractId))
  const i18n = contract?.locale ?? t.locale
  const values = { ...useFirstForm(i18n), ...draft }
  const { means, signatories, names } = values
  const write = (changes: Partial<SendForm>) => onDraft({ ...values, ...changes })
  const show = useShowSignature(contractId)
  const check = useReadiness(contractId)
  const showTab = useShowTab()
  const isOnPaper = means === 'scan'
  const noOne = !isOnPaper && signatories.length === 0 ? t.refusal(NO_ONE) : null
  const onSent = () => {
    onDraft({})
    onClose()
    showTab()
  }
  const form = useForm({
    draft: { values, write },
    place: namePlace,
    save: (sent) => send(contractId, sent, passingOver),
    onSaved: (signature) =>
      show(
        signature,
        t(isOnPaper ? 'signing-paper.print.done' : 'signing-panel.form.done'),
        onSent,
      ),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('signing-panel.form.title', { title: contract?.title ?? '' })}
      description={t(isOnPaper ? 'signing-paper.print.lead' : 'signing-panel.form.lead')}
      footer={
        <>
          <p className="mr-auto self-center text-sm text-ink-soft">
            {t('signing-panel.form.short')}
          </p>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            disabledReason={check.refusal ?? noOne}
            isBusy={form.isBusy}
          >
            {t(isOnPaper ? 'signing-paper.print.submit' : 'signing-panel.form.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <ReadinessList check={check} moment="signature" onLeave={onClose} />
        <RadioGroup
          label={t('signing-paper.means.label')}
          options={SIGNATURE_MEANS.map((value) => ({
            value,
            label: t(`signing-paper.means.${value}`),
            hint: t(`signing-paper.means.${value}Hint`),
          }))}
          value={means}
          onChange={(chosen) => form.set({ means: chosen })}
        />
        {isOnPaper ? (
          <StatedSignatories
            rows={names}
            known={paper}
            errorAt={form.errorAt}
            onRows={(rows) => write({ names: rows })}
          />
        ) : (
          <>
            <SignatoryList
              rows={signatories}
              errorAt={form.errorAt}
              onRows={(rows) => write({ signatories: rows })}
            />
            <AddSignatory
              onAdd={(kind) =>
                write({ signatories: [...signatories, newSignatory(kind, { i18n })] })
              }
            />
          </>
        )}
        <PassedOverSteps steps={passingOver} />
        <Suspense>
          <SendingAnnexes contractId={contractId} />
        </Suspense>
        <WhatHappens means={means} />
      </form>
    </Dialog>
  )
}

const NO_ONE = { code: 'SIGNATORIES_REQUIRED' } as const

/** The other party and the sender, for either means. */
function useFirstForm(i18n: ReturnType<typeof useTexts>['locale']): SendForm {
  const me = useMe()
  const [first] = useState<SendForm>(() => ({
    means: 'local',
    signatories: [
      newSignatory('external', { i18n }),
      newSignatory('internal', { i18n, personId: me._id, name: shownName(me) }),
    ],
    names: firstRows([], shownName(me)),
  }))
  return first
}

function send(
  contractId: string,
  { means, signatories, names }: SendForm,
  steps: ContractSignature['passingOver'],
): Promise<ContractSignature> {
  const passingOver = steps.map(({ _id }) => _id)
  const params = { contractId }
  return means === 'scan'
    ? call<typeof paperEndpoints.print>('POST', '/contracts3/:contractId/signature/paper', {
        params,
        body: { signatories: statedOf(names), passingOver },
      })
    : call<typeof signingEndpoints.send>('POST', '/contracts3/:contractId/signature', {
        params,
        body: { ...requestOf(signatories), passingOver },
      })
}

/** Shows, beside the text, what the act concerns. */
function useShowTab(): () => void {
  const navigate = useNavigate()
  return () => {
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, tab: 'signing' }),
      replace: true,
      resetScroll: false,
    })
  }
}
