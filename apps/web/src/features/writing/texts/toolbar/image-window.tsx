import { contractSchema } from '@tacite/document/schema.ts'
import { useMutation } from '@tanstack/react-query'
import { NodeSelection, type EditorState } from 'prosemirror-state'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { insertImage, type ImageAttrs } from '../editor/commands/inserting.ts'
import { uploadImage } from '../editor/upload-image.ts'
import { imageAddress } from '../document-view/image-address.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { WritingWindowProps } from './writing-window.ts'

/** Pages are printed on 17 cm of text: more pixels than that on a screen only enlarge the files. */
const WIDEST_PX = 640

/** An image: its file, its description, its width. */
export default function ImageWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const selected = selectedImage(writing.state)
  const form = useForm({
    initial: { image: selected },
    beforeSubmit: ({ image }) => image !== null,
    save: ({ image: chosen }) => {
      if (!chosen) return
      onClose()
      writing.run(insertImage(chosen))
    },
  })
  const { image } = form.values
  const setImage = (next: ImageAttrs) => form.set({ image: next })
  const upload = useUpload((next) => setImage({ ...next, alt: image?.alt ?? '' }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editor.image.title')}
      footer={
        <Button
          variant="primary"
          type="submit"
          form={form.id}
          disabledReason={image ? null : t('editor.image.hint')}
        >
          {t(selected ? 'editor.image.update' : 'editor.image.insert')}
        </Button>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        {image ? (
          <ImageForm image={image} onChange={setImage} />
        ) : (
          <FileDrop
            label={t('editor.image.drop')}
            hint={t('editor.image.hint')}
            accept="image/png,image/jpeg,image/webp"
            isBusy={upload.isPending}
            error={upload.error ? messageOf(upload.error) : null}
            onFiles={([file]) => file && upload.mutate(file)}
          />
        )}
      </form>
    </Dialog>
  )
}

interface ImageFormProps {
  image: ImageAttrs
  onChange: (image: ImageAttrs) => void
}

function ImageForm({ image, onChange }: ImageFormProps) {
  const t = useTexts()
  const { textId } = useOpenText()
  const [ratio] = useState(image.heightPx / image.widthPx)
  const resize = (width: number | null) => {
    if (width === null || Number.isNaN(width) || width < 16 || width > 2000) return
    const widthPx = Math.round(width)
    onChange({ ...image, widthPx, heightPx: Math.max(1, Math.round(widthPx * ratio)) })
  }
  return (
    <>
      <img
        src={imageAddress(textId, image.file)}
        alt=""
        className="mx-auto max-h-48 max-w-full rounded-md border border-line object-contain"
      />
      <TextField
        label={t('editor.image.alt')}
        hint={t('editor.image.altHint')}
        value={image.alt}
        maxLength={1000}
        onChange={(event) => onChange({ ...image, alt: event.target.value })}
      />
      <NumberField
        label={t('editor.image.width')}
        unit="px"
        className="w-40"
        value={image.widthPx}
        onChange={resize}
      />
    </>
  )
}

function useUpload(onUploaded: (image: Omit<ImageAttrs, 'alt'>) => void) {
  const { textId } = useOpenText()
  return useMutation({
    meta: { showsError: true },
    mutationFn: (file: File) => uploadImage(textId, file),
    onSuccess: ({ sha256, widthPx, heightPx }) => {
      const scale = Math.min(1, WIDEST_PX / widthPx)
      onUploaded({
        file: sha256,
        widthPx: Math.round(widthPx * scale),
        heightPx: Math.max(1, Math.round(heightPx * scale)),
      })
    },
  })
}

function selectedImage(state: EditorState | null): ImageAttrs | null {
  const selection = state?.selection
  const isImage =
    selection instanceof NodeSelection && selection.node.type === contractSchema.nodes.image
  return isImage ? (selection.node.attrs as ImageAttrs) : null
}
