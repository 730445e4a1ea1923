/** Validation messages, with the valid values. @see VALID-01 to VALID-16 */
export const validation = {
  'no.empty': 'Required',
  'password.not.same': 'The two passwords do not match.',
  'old.password.error': 'The old password is wrong.',
  'validation.eight.sixteen': 'Use 8 to 16 characters.',
  'validation.password.not-equal-username': 'The password must differ from the username.',
  'validation.password.char':
    'Use at least two of digits, lower case, upper case and special characters, and no spaces.',
  'validation.password.not-equal-oldpassword':
    'The new password must differ from the old password.',
  'validation.password.length': 'Use %{min} to %{max} characters. This has %{count}.',
  'validation.password.letter.digit': 'Use at least one letter and one digit, and no spaces.',
  'validation.16.to.20.number.letter':
    'Use 16 to 20 characters: capital letters A to Z, digits and underscores.',
  'export.device_id.invalid2': 'Use 16 to 20 capital letters, digits or underscores.',
  'validation.number.chinese':
    'Use letters, digits, underscores and Chinese characters, no spaces, and no underscore at either end.',
  'validation.number.space.chinese':
    'Use letters, digits, underscores, Chinese characters and spaces, and neither underscore nor space at either end.',
  'validation.up.to.N': 'Use at most %{N} characters.',
  'validation.up.to.20': 'Use at most 20 characters.',
  'validation.up.to.32': 'Use at most 32 characters.',
  'validation.name.len': 'Use 2 to 32 characters.',
  'validation.name.character':
    'Use none of / \\ : * ? % " < > | and no space at the beginning or the end.',
  'validation.longitude.wrong': 'A longitude is a number from -180 to 180.',
  'validation.latitude.wrong': 'A latitude is a number from -90 to 90.',
  'validation.address.wrong': 'An IP address is four numbers from 0 to 255, such as 10.0.8.15.',
  'validation.email.wrong':
    'An e-mail address has letters, digits or Chinese characters, then @ and a domain, such as office@city.cn.',
  'validation.5.120.number': 'Use a whole number from 5 to 120.',
  'validation.connect.underline.number.letter':
    'Use letters, digits, underscores and hyphens only.',
  'validation.underline.no.spaces': 'Use no spaces: letters, digits, underscores and hyphens only.',
  'validation.positive.integer': 'Use a whole number above 0.',
  'validation.parameter.error': 'Use a number from %{min} to %{max}.',
  'validation.numbers': 'Use digits only.',
  'validation.include': 'Choose a valid value.',
  'validation.found': '%{text} This has %{count}.',
} as const;
