/** Whether an upload of the form is still running; the form must not be sent without the picture. */
export function isUploading(form: HTMLFormElement | null): boolean {
  return (form?.querySelector('[aria-busy="true"] progress') ?? null) !== null
}
