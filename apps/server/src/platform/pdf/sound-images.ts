import { renderTypstDocument } from './render-typst.ts'

export interface PdfImage {
  /** Of the shadow file; its extension matches the bytes. */
  name: string
  bytes: Uint8Array
}

/** Those that Typst can read, found by setting each on a separate page. */
export async function soundImages(
  images: ReadonlyMap<string, PdfImage>,
): Promise<Map<string, PdfImage>> {
  const sound = new Map<string, PdfImage>()
  for (const [key, image] of images) {
    const job = {
      mainTemplate: `#image("${image.name}", alt: "-")`,
      files: { [image.name]: image.bytes },
      data: null,
    }
    await renderTypstDocument(job).then(
      () => sound.set(key, image),
      () => undefined,
    )
  }
  return sound
}
