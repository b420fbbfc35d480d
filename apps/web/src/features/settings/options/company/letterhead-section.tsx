import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/api-error.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { OptionSection } from '../option-section.tsx'
import {
  companyQuery,
  removeLetterhead,
  uploadLetterhead,
  type CompanySettings,
} from './company-queries.ts'

const WORD_FILE = '.docx'

/** The letterhead that texts are downloaded on as Word files: what is taken of it, and what is not. */
export function LetterheadSection({ settings }: { settings: CompanySettings }) {
  const { letterhead } = settings
  const t = useTexts()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file ? uploadLetterhead(letterhead, file) : removeLetterhead(letterhead),
    meta: { showsError: true, changes: ['companySettings'] },
    onSuccess: (saved) => queryClient.setQueryData(companyQuery.queryKey, saved),
  })
  const { error, variables: chosen } = change
  const isChangedMeanwhile = error instanceof ApiError && error.status === 412
  return (
    <OptionSection
      title={t('options-company.letterhead.title')}
      lead={t('options-company.letterhead.lead')}
    >
      <div className="flex flex-col gap-3">
        {letterhead && (
          <div className="flex items-start justify-between gap-3">
            <Taken letterhead={letterhead} />
            <Button size="small" variant="quiet" onClick={() => change.mutate(null)}>
              {t('options-company.letterhead.remove')}
            </Button>
          </div>
        )}
        <FileDrop
          label={t('options-company.letterhead.choose')}
          hint={t('options-company.letterhead.hint')}
          accept={WORD_FILE}
          isBusy={change.isPending}
          error={error ? messageOf(error) : null}
          onFiles={([file]) => file && change.mutate(file)}
        />
        {isChangedMeanwhile && chosen && (
          <Button size="small" className="self-start" onClick={() => change.mutate(chosen)}>
            {t('administration.conflict.keepMine')}
          </Button>
        )}
      </div>
    </OptionSection>
  )
}

function Taken({ letterhead }: { letterhead: NonNullable<CompanySettings['letterhead']> }) {
  const { name, losses, styles, headers, footers, images } = letterhead
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="min-w-0" role="status">
      <p className="font-medium break-words">{name}</p>
      <p className="text-sm text-ink-soft">
        {t('options-company.letterhead.taken', { styles, headers, footers, images })}
      </p>
      {losses.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('options-company.letterhead.left', {
            parts: formats.list(
              losses.map((loss) => t(`options-company.letterhead.losses.${loss}`)),
            ),
          })}
        </p>
      )}
    </div>
  )
}
