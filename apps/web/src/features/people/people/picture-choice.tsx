import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { pictureOf } from '../../../platform/picture-of.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { removePicture, uploadPicture, type PersonDetails } from './people-queries.ts'

/** A person's picture, or their initials. Saved as soon as it is chosen. */
export function PictureChoice({ person }: { person: PersonDetails }) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      await (file ? uploadPicture(person._id, file) : removePicture(person._id))
    },
    meta: { changes: ['people'] },
  })
  const { profilePictureUrl, email, changingIdentity } = person
  const disabledReason = changingIdentity?.message ?? null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={person.name.full} picture={pictureOf(person)} size="large" />
      <span className="min-w-0 flex-1 basis-48 text-sm break-words text-ink-soft">{email}</span>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('people.picture.choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) change.mutate(file)
        }}
      />
      <Button
        size="small"
        isBusy={change.isPending}
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        {t('people.picture.choose')}
      </Button>
      {profilePictureUrl && (
        <Button
          size="small"
          variant="quiet"
          disabledReason={disabledReason}
          onClick={() => change.mutate(null)}
        >
          {t('people.picture.remove')}
        </Button>
      )}
    </div>
  )
}
