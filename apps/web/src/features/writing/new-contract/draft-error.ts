import type { TextKey } from '@tacite/i18n/text-keys.ts'
import type { Slip } from '../../lifecycle/deadlines/public.ts'

/** A catalogue text without parameters. */
export type Sentence = Extract<
  TextKey,
  | 'shared-contract.answers.values.invalidDuration'
  | `new-contract.error.${string}`
  | `common.field.invalid${string}`
  | `deadlines-panel.form.${Slip}`
>
