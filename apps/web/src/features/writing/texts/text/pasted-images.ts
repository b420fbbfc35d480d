/** The images among pasted or dropped content. */
export function imagesOf(transfer: DataTransfer | null): File[] {
  const isText = transfer?.types.includes('text/html') ?? false
  const files = [...(transfer?.files ?? [])]
  // Word and Excel send an image of the text along with the text.
  return isText ? [] : files.filter(({ type }) => /^image\/(png|jpeg|webp)$/.test(type))
}
