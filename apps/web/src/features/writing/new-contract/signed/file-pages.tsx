import { urlOf } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { PagePictures } from '../../../../ui/page-pictures.tsx'
import type { SignedUpload } from '../choices.ts'

/** The pages of the uploaded PDF, to read while typing. */
export function FilePages({ upload }: { upload: SignedUpload }) {
  const t = useTexts()
  return (
    <PagePictures
      className="h-full overflow-y-auto bg-canvas p-3 tablet:p-4"
      label={t('new-contract.signed.file', { name: upload.name })}
      count={upload.pages}
      alt={(page) => t('new-contract.signed.pageOf', { page, total: upload.pages })}
      address={(page, width) =>
        urlOf('/contracts3/signed-uploads/:uploadId/pages/:page/image', {
          params: { uploadId: upload._id, page: String(page) },
          query: { width },
        })
      }
    />
  )
}
