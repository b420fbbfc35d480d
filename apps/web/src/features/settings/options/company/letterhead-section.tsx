import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/api-error.ts'
import { urlOf } from '../../../../platform/api.ts'
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

/** The letterhead of Word files and PDFs: what is taken of it, and what is not. */
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
          <div className="flex flex-wrap items-start justify-between gap-3">
            <Taken letterhead={letterhead} />
            <div className="flex shrink-0 flex-col items-end gap-1">
              <PreviewLink />
              <Button size="small" variant="quiet" onClick={() => change.mutate(null)}>
                {t('options-company.letterhead.remove')}
              </Button>
            </div>
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

function PreviewLink() {
  const t = useTexts()
  const address = urlOf('/company/letterhead/preview')
  return (
    <Button size="small" render={<a href={address} target="_blank" rel="noreferrer" />}>
      {t('options-company.letterhead.preview')}
    </Button>
  )
}

function Taken({ letterhead }: { letterhead: NonNullable<CompanySettings['letterhead']> }) {
  const { name, losses, styles, headers, footers, images } = letterhead
  const { paperLosses, replacedFaces } = letterhead
  const t = useTexts()
  const formats = useFormats()
  return (
    <div className="min-w-60 flex-1" role="status">
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
      {paperLosses.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('options-company.letterhead.leftInPdf', {
            parts: formats.list(
              paperLosses.map((loss) => t(`options-company.letterhead.pdfLosses.${loss}`)),
            ),
          })}
        </p>
      )}
      {replacedFaces.map(({ face, by }) => (
        <p key={face} className="text-sm text-ink-soft">
          {t('options-company.letterhead.face', { face, by })}
        </p>
      ))}
    </div>
  )
}
