export function DevUiScreen() {
  return null
}
