/** Whether a picture of the form is on its way: what is sent now would go without it. */
export function isUploading(form: HTMLFormElement | null): boolean {
  return (form?.querySelector('[aria-busy="true"] progress') ?? null) !== null
}
