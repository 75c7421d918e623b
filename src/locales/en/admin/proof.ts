export const messages = {
  title: 'Confirm it is you',
  text: 'This is a sensitive change. Enter your password once more.',
  password: 'Password',
  confirm: 'Continue',
} as const;
