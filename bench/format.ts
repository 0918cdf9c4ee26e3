/** Figures as the tables show them. */
export const ms = (value: number): string => `${value.toFixed(1)} ms`;
export const mb = (value: number): string => `${value.toFixed(0)} MB`;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const perCpuSecond = (value: number): string => `${Math.round(value)} per CPU-second`;
