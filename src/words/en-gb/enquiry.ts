// Knows the words of the enquiry form (ENQ-01…11, AMB-15, AMB-40, BEY-23).

export const enquiry = {
  'enquiry.title': 'Enquire Now',
  'enquiry.fullName': 'Full name',
  'enquiry.email': 'Email',
  'enquiry.phone': 'Phone',
  'enquiry.contactTime': 'Best contact time',
  'enquiry.contactTime.choose': 'Choose a time',
  'enquiry.contactTime.am': 'AM',
  'enquiry.contactTime.pma': 'PM-Afternoon',
  'enquiry.contactTime.pme': 'PM-Evening',
  'enquiry.property': 'Property',
  'enquiry.adopt': 'Do you plan to adopt this year?',
  'enquiry.adopt.yes': 'Yes',
  'enquiry.adopt.no': 'No',
  'enquiry.adopt.unsure': 'Unsure',
  'enquiry.info': 'Additional information',
  'enquiry.info.left': 'You have {count} characters left',
  'enquiry.info.over': 'You are {count} characters over',
  'enquiry.privacy': 'Your details are passed on only when you press Enquire, and only about this enquiry.',
  'enquiry.submit': 'Enquire',
  'enquiry.taken': 'Thank you. Your enquiry was sent.',
  'enquiry.ring': 'To arrange a call, ring {phone}.',
  'enquiry.outside':
    'Calls are not arranged in your area yet. The estimate holds all the same: any certified installer near you can survey the home.',
  'enquiry.closed': 'Nothing was sent: this page takes no enquiries online.',
} as const;
