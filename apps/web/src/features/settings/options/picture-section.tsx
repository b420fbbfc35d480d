import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { shownName, useMe } from '../../../platform/me.ts'
import { pictureOf } from '../../../platform/picture-of.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { LeaveGuard } from '../administration/public.tsx'
import { OptionSection } from './option-section.tsx'
import { removeOwnPicture, uploadOwnPicture } from './picture-queries.ts'

/** The person's own picture: shown before it is saved. */
export function PictureSection() {
  const t = useTexts()
  const me = useMe()
  const { chosen, choose } = useChosenFile()
  const change = useMutation({
    mutationFn: (file: File | null) => (file ? uploadOwnPicture(file) : removeOwnPicture()),
    meta: { showsError: true, changes: ['people'] },
    onSuccess: (_, file) => {
      choose(null)
      toasts.success(currentTexts()(`options.picture.${file ? 'saved' : 'removed'}`))
    },
  })
  const show = (file: File | null) => {
    change.reset()
    choose(file)
  }
  const id = useId()
  return (
    <OptionSection title={t('options.picture.title')} lead={t('options.picture.lead')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={shownName(me)} picture={chosen?.address ?? pictureOf(me)} size="portrait" />
        {chosen ? (
          <>
            <p role="status" className="min-w-0 basis-full text-sm text-ink-soft tablet:basis-auto">
              {t('options.picture.preview', { name: chosen.file.name })}
            </p>
            <Button
              variant="primary"
              isBusy={change.isPending}
              aria-describedby={`${id}-error`}
              onClick={() => change.mutate(chosen.file)}
            >
              {t('options.picture.save')}
            </Button>
            <Button variant="quiet" onClick={() => show(null)}>
              {t('common.action.cancel')}
            </Button>
          </>
        ) : (
          <>
            <PictureButton label={t('options.picture.choose')} onChoose={show} />
            {me.profilePictureUrl && (
              <Button
                variant="quiet"
                isBusy={change.isPending}
                aria-describedby={`${id}-error`}
                onClick={() => change.mutate(null)}
              >
                {t('options.picture.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      <FieldError id={`${id}-error`} error={change.error && messageOf(change.error)} />
      <LeaveGuard isChanged={chosen !== null && !change.isPending} />
    </OptionSection>
  )
}

function PictureButton({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  )
}

/** A file of this computer, with an address to show it by. */
function useChosenFile() {
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen])
  const choose = (file: File | null) =>
    setChosen(file && { file, address: URL.createObjectURL(file) })
  return { chosen, choose }
}
