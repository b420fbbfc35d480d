import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { Outcome } from './outcome.tsx'
import { RecoveryFrame } from './recovery-frame.tsx'

interface LinkActProps {
  title: string
  lead: string
  /** What cannot be undone. */
  consequence?: string
  submitLabel: string
  act: () => Promise<unknown>
  doneTitle: string
  doneLead: string
  doneAction?: ReactNode
}

/** One act behind one button: opening the page alone has no effect, as mail scanners open links too. */
export function LinkAct(props: LinkActProps) {
  const acting = useMutation({ mutationFn: props.act, meta: { showsError: true } })
  if (acting.isSuccess)
    return (
      <Outcome title={props.doneTitle} lead={props.doneLead}>
        {props.doneAction}
      </Outcome>
    )
  return (
    <RecoveryFrame title={props.title} lead={props.lead}>
      <FormErrors
        errors={acting.error ? [{ message: messageOf(acting.error) }] : []}
        attempt={acting.failureCount}
      />
      {props.consequence && <p className="mb-5">{props.consequence}</p>}
      <Button
        variant={props.consequence ? 'danger' : 'primary'}
        isBusy={acting.isPending}
        onClick={() => acting.mutate()}
      >
        {props.submitLabel}
      </Button>
    </RecoveryFrame>
  )
}
