/** The classes of a small dashed label beside a figure, without its colours. */
export const labelLook =
  'rounded-xs border border-dashed px-[0.4rem] py-px text-2xs leading-data whitespace-nowrap'
