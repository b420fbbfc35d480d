import { isRepeatName, MOST_ROWS } from '@tacite/document/repeats/repeat-rules.ts'
import { useRef } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { removeRepeat, repeatAround, repeatCalled, setRepeat } from '../editor/commands/repeat.ts'
import type { WritingWindowProps } from './writing-window.ts'

interface Draft {
  name: string
  min: number | null
  max: number | null
}

const BLANK: Draft = { name: '', min: 0, max: 50 }

/** What is repeated: its name, and how many rows a contract has of it. */
export default function RepeatWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const name = useRef<HTMLInputElement>(null)
  const around = writing.state && repeatAround(writing.state)
  const form = useForm<Draft, void>({
    initial: around?.repeat ?? BLANK,
    check: ({ name: written, min, max }) => ({
      ...(isRepeatName(written.trim()) ? {} : { name: t('editor.repeat.nameRequired') }),
      ...(isCount(min) ? {} : { min: t('editor.repeat.count', { most: MOST_ROWS }) }),
      ...(isCount(max) && max > 0 && (!isCount(min) || min <= max)
        ? {}
        : { max: t.refusal({ code: 'REPEAT_LIMITS' }) }),
    }),
    goesToField: true,
    save: ({ name: written, min, max }) => {
      onClose()
      writing.run(setRepeat(repeatCalled(written, { min: min ?? 0, max: max ?? MOST_ROWS })))
    },
  })
  const remove = () => {
    onClose()
    writing.run(removeRepeat)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={name}
      size="small"
      title={t('editor.repeat.title')}
      description={t('editor.repeat.lead')}
      footer={
        <>
          {around && (
            <Button variant="quiet" onClick={remove}>
              {t('editor.repeat.remove')}
            </Button>
          )}
          <Button variant="primary" type="submit" form={form.id}>
            {t(around ? 'editor.repeat.save' : 'editor.repeat.apply')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <TextField
          {...form.text('name')}
          ref={name}
          label={t('editor.repeat.name')}
          hint={t('editor.repeat.nameHint')}
          maxLength={80}
          isRequired
        />
        <div className="grid grid-cols-2 gap-4">
          <NumberField {...form.bind('min')} label={t('editor.repeat.min')} />
          <NumberField {...form.bind('max')} label={t('editor.repeat.max')} />
        </div>
      </form>
    </Dialog>
  )
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 0 && value <= MOST_ROWS
}
