import { isSafeHref } from '@tacite/document/attribute-rules.ts'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { linkAround, removeLink, setLink } from '../editor/commands/marks.ts'
import type { WritingWindowProps } from './writing-window.ts'

/** The address of a link, and its words where none are selected. */
export default function LinkWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const formId = useId()
  const address = useRef<HTMLInputElement>(null)
  const around = writing.state && linkAround(writing.state)
  const [href, setHref] = useState(around?.href ?? 'https://')
  const [text, setText] = useState(() => selectedText(writing))
  const [isRefused, setRefused] = useState(false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const written = href.trim()
    setRefused(!isSafeHref(written))
    if (!isSafeHref(written)) return
    onClose()
    writing.run(setLink(written, text.trim()))
  }
  const remove = () => {
    onClose()
    writing.run(removeLink)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={address}
      size="small"
      title={t('editor.link.title')}
      footer={
        <>
          {around && (
            <Button variant="quiet" onClick={remove}>
              {t('editor.link.remove')}
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            {t('editor.link.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={apply} noValidate className="flex flex-col gap-4">
        <TextField
          ref={address}
          label={t('editor.link.address')}
          hint={t('editor.link.hint')}
          inputMode="url"
          value={href}
          onChange={(event) => setHref(event.target.value)}
          error={isRefused ? t.refusal({ code: 'RICH_TEXT_LINK_FORBIDDEN' }) : null}
        />
        <TextField
          label={t('editor.link.text')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function selectedText({ state }: WritingWindowProps['writing']): string {
  if (!state) return ''
  const { from, to } = linkAround(state) ?? state.selection
  return state.doc.textBetween(from, to, ' ')
}
